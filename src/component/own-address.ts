import { EditorAttributes } from './editor-attributes.ts';

// Must run before the element is defined, because elements in the page need it then.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && currentScript.src)
  EditorAttributes.defaultService = new URL('.', currentScript.src).href;
