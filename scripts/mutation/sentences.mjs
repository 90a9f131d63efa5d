/** Sentences for people in declarations: other words are equally right. */
const SENTENCE = /(?:\S+\s+){3}\S/;

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      /** @param {{ isStringLiteral(): boolean, node: { value: string }, getFunctionParent(): unknown }} path */
      shouldIgnore: (path) =>
        path.isStringLiteral() && path.getFunctionParent() === null && SENTENCE.test(path.node.value)
          ? 'a sentence for people'
          : undefined,
    },
  },
];
