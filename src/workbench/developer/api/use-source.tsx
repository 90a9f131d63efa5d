import { type ReactNode, useMemo, useState } from 'react';
import { countryName } from '../../engine/document/names.ts';
import { writeDensely } from '../../engine/document/write.ts';
import { useOwnDrafts } from '../../state/drafts/drafts.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { useExample } from '../../state/examples/use-example.ts';
import { Choice } from '../../ui/choice.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const EXAMPLE = 'example';

interface Source extends Pick<ReturnType<typeof useExample>, 'failed'> {
  /** Of the document that is sent; undefined while it is loading. */
  text: string | undefined;
  /** Which document it is. */
  chosen: string;
  isExample: boolean;
  toExample(): void;
  /** The list to choose it from. */
  choice: ReactNode;
}

/**
 * Returns the document that a page sends: the example of the user's country, until the user chooses an open one that `suits` takes. So no
 * document of the user's leaves the browser unasked.
 */
export function useSource(suits: (text: string) => boolean): Source {
  const [wanted, choose] = useState(EXAMPLE);
  const { document, country, failed } = useExample();
  const drafts = useOwnDrafts();
  const open = useMemo(() => drafts.filter(({ text }) => suits(text)), [drafts, suits]);
  const example = useMemo(() => (document === undefined ? undefined : writeDensely(document)), [document]);
  const draft = open.find(({ id }) => id === wanted);
  const chosen = draft?.id ?? EXAMPLE;
  const options = [
    { value: EXAMPLE, label: say(texts.exampleOf, { country: country ? countryName(country) : '…' }) },
    ...open.map((each) => ({ value: each.id, label: say(texts.openInWrite, { title: titleOf(each) }) })),
  ];
  return {
    text: draft?.text ?? example,
    chosen,
    isExample: draft === undefined,
    toExample: () => choose(EXAMPLE),
    choice: <Choice label={say(texts.withDocument)} labelled value={chosen} options={options} onChange={choose} />,
    failed,
  };
}
