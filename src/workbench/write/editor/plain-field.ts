/** The plain field used until the editor is available, and what the editor takes over. */
interface PlainField {
  readonly element: HTMLTextAreaElement;
  /** Whether the user has focused it. */
  touched: boolean;
  /** Whether an input method is composing text. */
  composing: boolean;
  /** Called when composition ends or the field is removed. */
  settled: (() => void) | undefined;
}

let shown: PlainField | undefined;

/** Whether Tab was the last key or pointer event. */
let byTab = false;
const remember = (event: Event) => {
  byTab = event instanceof KeyboardEvent && event.key === 'Tab';
};
addEventListener('keydown', remember, { capture: true });
addEventListener('pointerdown', remember, { capture: true });

/** Returns whether the focus arrived by Tab. */
export function cameByTab(): boolean {
  return byTab;
}

/** Registers the visible field. Returns the function that unregisters it. */
export function showField(element: HTMLTextAreaElement): () => void {
  const field: PlainField = {
    element,
    touched: document.activeElement === element,
    composing: false,
    settled: undefined,
  };
  shown = field;
  const listening = new AbortController();
  const on = (event: string, listener: () => void) =>
    element.addEventListener(event, listener, { signal: listening.signal });
  on('focus', () => {
    field.touched = true;
  });
  on('compositionstart', () => {
    field.composing = true;
  });
  on('compositionend', () => {
    field.composing = false;
    // After the next input event, unless another composition has begun.
    setTimeout(() => !field.composing && field.settled?.());
  });
  return () => {
    listening.abort();
    if (shown === field) shown = undefined;
    field.settled?.();
  };
}

/** The user's position in the plain field: text offsets, and the scroll position in pixels. */
export interface Whereabouts {
  readonly start: number;
  readonly end: number;
  readonly backward: boolean;
  readonly scrollTop: number;
  readonly focused: boolean;
}

/**
 * Calls back with the user's position in the plain field, or undefined if it was not used: at once, or when composition ends. Returns the
 * function that cancels it.
 */
export function afterComposition(then: (at: Whereabouts | undefined) => void): () => void {
  const field = shown;
  if (!field?.composing) {
    then(field?.touched ? whereaboutsIn(field.element) : undefined);
    return () => {};
  }
  field.settled = () => {
    field.settled = undefined;
    then(shown === field ? whereaboutsIn(field.element) : undefined);
  };
  return () => {
    field.settled = undefined;
  };
}

function whereaboutsIn(element: HTMLTextAreaElement): Whereabouts {
  return {
    start: element.selectionStart,
    end: element.selectionEnd,
    backward: element.selectionDirection === 'backward',
    scrollTop: element.scrollTop,
    focused: document.activeElement === element,
  };
}
