import { lazy, Suspense } from 'react';
import { contentOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import { useView } from '../../state/view/document-view.ts';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../monaco/editor-language.ts';
import * as texts from './texts.ts';
import { ValueDifferences } from './value-differences.tsx';

const Difference = lazy(async () => ({
  default: (await withEditorTexts(() => import('../editor/difference.tsx'))).Difference,
}));

interface TwoTextsProps {
  before: string;
  after: string;
  beforeLabel: string;
  afterLabel: string;
}

/** Two texts and their differences: as values while documents are written in the form, as text in JSON. */
export function TwoTexts(props: TwoTextsProps) {
  const { before, after, beforeLabel, afterLabel } = props;
  const isForm = useView(({ view }) => view === 'Form');
  if (isForm && isObject(contentOf(before)) && isObject(contentOf(after))) return <ValueDifferences {...props} />;
  return (
    <div className="grid size-full grid-rows-[auto_minmax(0,1fr)]">
      <p className="flex justify-between gap-3 border-line border-b bg-sunk px-3 py-1.5 font-medium text-xs">
        <span>
          <span aria-hidden>− </span>
          {beforeLabel}
        </span>
        <span>
          <span aria-hidden>+ </span>
          {afterLabel}
        </span>
      </p>
      <Suspense fallback={<Waiting what={say(texts.comparing)} />}>
        <Difference {...props} />
      </Suspense>
    </div>
  );
}
