/** `billwright/component` with the types of `<billwright-editor>` for JSX in React 19. */
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BillwrightEditor, DocumentValue, EditorEvents } from './index.ts';

export * from './index.ts';

/** The listeners under the names that React uses for custom elements. */
type EditorListeners = {
  [Name in keyof EditorEvents as `on${Name}`]?: ((event: EditorEvents[Name]) => void) | undefined;
};

/** The props of `<billwright-editor>` in JSX, in addition to those of every element. */
export interface EditorProps extends EditorListeners {
  value?: string | DocumentValue | null | undefined;
  src?: string | undefined;
  service?: string | undefined;
  name?: string | undefined;
  theme?: BillwrightEditor['theme'] | undefined;
  view?: BillwrightEditor['view'] | undefined;
  toolbar?: BillwrightEditor['toolbar'] | undefined;
  schema?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  envelope?: boolean | undefined;
  autosize?: boolean | undefined;
  noResult?: boolean | undefined;
  noProblems?: boolean | undefined;
}

/** The props of every element, without React's own listeners, which only hear events that bubble. */
type ElementProps = Omit<HTMLAttributes<BillwrightEditor>, 'onChange' | 'onError'> &
  ClassAttributes<BillwrightEditor> &
  EditorProps;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'billwright-editor': ElementProps;
    }
  }
}
