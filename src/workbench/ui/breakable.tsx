import { Fragment, type ReactNode } from 'react';

/** Returns a text that may break after `@` and before dots if it is an e-mail address, so that it never breaks inside a word that fits. */
export function breakable(text: string): ReactNode {
  if (!ADDRESS.test(text)) return text;
  return text.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
