import type { languages } from 'monaco-editor/editor/editor.api.js';
import { layoutEdits } from '../../engine/document/edits.ts';
import { spanOf, textEdit } from './ranges.ts';

type Monaco = typeof import('monaco-editor/editor/editor.api.js');

const text = /"(?:[^"\\]|\\.)*"/;

/** Token colours: property names, texts, numbers, and the words true, false and null. */
const tokens: languages.IMonarchLanguage = {
  defaultToken: 'invalid',
  tokenizer: {
    root: [
      [/\s+/, ''],
      [new RegExp(`${text.source}(?=\\s*:)`), 'key'],
      [text, 'string'],
      [/"(?:[^"\\]|\\.)*$/, 'string.invalid'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'word'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
    ],
  },
};

const configuration: languages.LanguageConfiguration = {
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  // Brackets are recognised by position; colours are for keys and values.
  colorizedBracketPairs: [],
  autoClosingPairs: [
    { open: '{', close: '}', notIn: ['string', 'key'] },
    { open: '[', close: ']', notIn: ['string', 'key'] },
    { open: '"', close: '"', notIn: ['string', 'key'] },
  ],
  surroundingPairs: [
    { open: '{', close: '}' },
    { open: '[', close: ']' },
    { open: '"', close: '"' },
  ],
  indentationRules: { increaseIndentPattern: /[{[]\s*$/, decreaseIndentPattern: /^\s*[}\]]/ },
};

/** Registers the language `json` with Monaco. `language-features.ts` adds knowledge of documents. */
export function registerJson({ languages }: Monaco): void {
  languages.register({ id: 'json', extensions: ['.json'] });
  languages.setMonarchTokensProvider('json', tokens);
  languages.setLanguageConfiguration('json', configuration);
  languages.registerDocumentFormattingEditProvider('json', {
    displayName: 'Billwright',
    provideDocumentFormattingEdits: (model) => layoutEdits(model.getValue()).map((edit) => textEdit(model, edit)),
  });
  languages.registerDocumentRangeFormattingEditProvider('json', {
    displayName: 'Billwright',
    provideDocumentRangeFormattingEdits: (model, range) =>
      layoutEdits(model.getValue(), spanOf(model, range)).map((edit) => textEdit(model, edit)),
  });
}
