import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { Choice } from '../../ui/choice.tsx';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { FaultList } from '../problems/fault-list.tsx';
import { kindsQuery } from '../saving/saving-queries.ts';
import { LinkedXml } from './linked-xml.tsx';
import * as texts from './texts.ts';

/** The document as an e-invoice next to it. A click in one shows its source in the other. */
export function XmlPanel({ draft: { text } }: { draft: Draft }) {
  const tag = useLanguage(({ language }) => language);
  const { data, error } = useQuery({ ...kindsQuery(text, tag), placeholderData: (before) => before, gcTime: 0 });
  const kinds = data?.kinds.filter(({ extension }) => extension === 'xml') ?? [];
  const [chosen, choose] = useState<string>();
  // Without a chosen format, the least demanding one is shown.
  const wanted = [chosen ?? data?.likely, 'en16931-ubl', kinds[0]?.key];
  const as = wanted.find((each) => kinds.some(({ key }) => key === each));
  const { data: linked } = useQuery({
    queryKey: ['xml-beside', text, as],
    queryFn: ({ signal }) => engine().call('xmlSideBySide', { text, as: as ?? '' }, signal),
    enabled: as !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  if (error) return <Message title={error.message} />;
  if (!data) return <Waiting what={say(texts.writing)} />;
  if (as === undefined) return <Message title={say(texts.notXml)} about={say(texts.notXmlAbout)} />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-4 py-1.5">
        <Choice
          label={say(texts.format)}
          value={as}
          options={kinds.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={choose}
        />
        {linked?.xml !== undefined && <p className="min-w-0 text-soft text-xs">{say(texts.howTo)}</p>}
      </div>
      {!linked ? (
        <Waiting what={say(texts.writing)} />
      ) : linked.xml === undefined ? (
        <div className="min-h-0 flex-1 overflow-auto px-4 py-3.5">
          <p className="font-semibold text-bad">{say(texts.refused, { count: linked.faults.length })}</p>
          <FaultList faults={linked.faults} />
        </div>
      ) : (
        <LinkedXml text={text} xml={linked.xml} links={linked.links} />
      )}
    </div>
  );
}
