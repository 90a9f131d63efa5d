import type { languages } from 'monaco-editor/editor/editor.api.js';

type Monaco = typeof import('monaco-editor/editor/editor.api.js');

/** Token colours: names like those of properties, attribute values, and text content. */
const tokens: languages.IMonarchLanguage = {
  defaultToken: '',
  // Monaco's own themes have colours for XML.
  tokenPostfix: '',
  tokenizer: {
    root: [
      [/<!--/, { token: 'comment', next: '@comment' }],
      [/<!\[CDATA\[/, { token: 'delimiter', next: '@cdata' }],
      [/<[?!]/, { token: 'delimiter', next: '@declaration' }],
      [/(<\/?)([\w.:-]+)/, ['delimiter', { token: 'key', next: '@tag' }]],
      [/&#?\w+;/, 'word'],
      [/[^<&]+/, ''],
    ],
    tag: [
      [/\s+/, ''],
      [/[\w.:-]+/, 'number'],
      [/=/, 'delimiter'],
      [/"[^"]*"|'[^']*'/, 'string'],
      [/\/?>/, { token: 'delimiter', next: '@pop' }],
      [/./, 'invalid'],
    ],
    declaration: [
      [/\??>/, { token: 'delimiter', next: '@pop' }],
      [/"[^"]*"|'[^']*'/, 'string'],
      [/[^>"'?]+|\?/, 'delimiter'],
    ],
    comment: [
      [/-->/, { token: 'comment', next: '@pop' }],
      [/[^-]+|-/, 'comment'],
    ],
    cdata: [
      [/\]\]>/, { token: 'delimiter', next: '@pop' }],
      [/[^\]]+|\]/, 'string'],
    ],
  },
};

const configuration: languages.LanguageConfiguration = {
  comments: { blockComment: ['<!--', '-->'] },
  autoClosingPairs: [
    { open: '"', close: '"' },
    { open: "'", close: "'" },
  ],
};

/** Registers the language `xml` with Monaco. */
export function registerXml({ languages }: Monaco): void {
  languages.register({ id: 'xml', extensions: ['.xml'] });
  languages.setMonarchTokensProvider('xml', tokens);
  languages.setLanguageConfiguration('xml', configuration);
}
