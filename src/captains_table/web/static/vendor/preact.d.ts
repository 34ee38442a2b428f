/** What we use of preact.js, which holds Preact, its hooks and htm. */

/** A drawing: what `html` makes of a template. */
export interface VNode {
  type: unknown;
  props: Record<string, unknown>;
  key: unknown;
}

/** An event as a handler in a template sees it: of a control, a pointer or a key. */
export interface DrawnEvent
  extends Omit<PointerEvent & KeyboardEvent & DragEvent & SubmitEvent, "target" | "currentTarget" | "dataTransfer"> {
  target: HTMLInputElement & HTMLFormElement;
  currentTarget: HTMLElement;
  dataTransfer: DataTransfer;
}

/** What may stand in a gap of a template: a part of the drawing, a component, properties, or what handles an event. */
export type Gap =
  | ((event: DrawnEvent) => unknown)
  | object
  | string
  | number
  | boolean
  | bigint
  | symbol
  | null
  | undefined;

export type Ref<T> = { current: T };
export type SetState<S> = (next: S | ((now: S) => S)) => void;
export type State<S> = [S, SetState<S>];

export function html(strings: TemplateStringsArray, ...gaps: Gap[]): VNode;
export function render(drawing: VNode | string | null, parent: Element): void;

export function useState<S>(first: null): State<S | null>;
export function useState<S>(first: undefined): State<S | undefined>;
export function useState<T>(first: []): State<T[]>;
export function useState<S>(first: S | (() => S)): State<S>;
/** A reference to an element is empty only until the first drawing. */
export function useRef<T>(first: null): Ref<T>;
export function useRef<T>(first: T): Ref<T>;
export function useEffect(effect: () => unknown, inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => unknown, inputs?: unknown[]): void;
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<T>(callback: T, inputs: unknown[]): T;
