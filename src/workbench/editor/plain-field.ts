/** The plain field in which one writes until the editor is there, and what the editor takes from it. */
interface PlainField {
  readonly element: HTMLTextAreaElement;
  /** Somebody has been in it. */
  touched: boolean;
  /** An input method is working on a text. */
  composing: boolean;
  /** Called once it no longer is, or the field is gone. */
  settled: (() => void) | undefined;
}

let shown: PlainField | undefined;

/** Whether what was pressed last, key or pointer, was Tab. */
let byTab = false;
const remember = (event: Event) => {
  byTab = event instanceof KeyboardEvent && event.key === 'Tab';
};
addEventListener('keydown', remember, { capture: true });
addEventListener('pointerdown', remember, { capture: true });

/** Returns whether who has the focus came by Tab. */
export function cameByTab(): boolean {
  return byTab;
}

/** Notes which field is shown; returns what ends that. */
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
    // After the input that follows, unless the next text has been begun by then.
    setTimeout(() => !field.composing && field.settled?.());
  });
  return () => {
    listening.abort();
    if (shown === field) shown = undefined;
    field.settled?.();
  };
}

/** Where somebody was in the plain field: offsets in the text, and how far it was scrolled, in pixels. */
export interface Whereabouts {
  readonly start: number;
  readonly end: number;
  readonly backward: boolean;
  readonly scrollTop: number;
  readonly focused: boolean;
}

/**
 * Calls back with where somebody is in the plain field, `undefined` where nobody was: at once, or when an input method
 * has given the text that it is working on. Returns what takes the wish back.
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
