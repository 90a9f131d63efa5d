import { EditorAttributes } from './editor-attributes.ts';

// Before the element is defined: those that stand in the page already ask for it then.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && currentScript.src)
  EditorAttributes.defaultService = new URL('.', currentScript.src).href;
