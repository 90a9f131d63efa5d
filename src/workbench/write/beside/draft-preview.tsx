import { lazy, useCallback, useEffect, useMemo } from 'react';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import type { PaperLanguage } from '../../../paper/languages.ts';
import { memberAt } from '../../engine/document/values.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Built, changeRun, isCurrent, useRun } from '../../state/drafts/runs.ts';
import type { Problem } from '../../state/view/problem.ts';
import { classes } from '../../ui/classes.ts';
import { withTexts } from '../../ui/language/later.ts';
import { keepResult } from '../live/kept-result.ts';
import { Preview } from '../preview/preview.tsx';
import type { Wrong } from '../preview/wrong-places.ts';

const MarkedPreview = lazy(async () => ({
  default: (await withTexts(import('../what-changed/marked-preview.tsx'))).MarkedPreview,
}));

/** The page of a draft. With faults it is marked as incomplete, and so are the values at fault. */
export function DraftPreview({ draft, built }: { draft: Draft; built: Built }) {
  const { problems, checked, paperLanguage, ...run } = useRun(
    draft.id,
    'problems',
    'checked',
    'paperLanguage',
    'built',
    'busy',
  );
  const isOld = !isCurrent(draft, built) || built.isKept;
  // A result that is merely not drawn yet says nothing about the text.
  const isOfFaultyText = isOld && checked === draft.text && run.built === built;
  const isIncomplete = (built.faults > 0 || built.partial || isOfFaultyText) && !isXmlText(draft.text);
  const wrong = useMemo(
    () =>
      isIncomplete || problems.some(({ code }) => code === 'BW-IBAN')
        ? { isIncomplete, ...wrongIn(problems, built.from) }
        : undefined,
    [isIncomplete, problems, built],
  );
  const { id } = draft;
  useEffect(() => {
    if (checked === draft.text && built.from === checked) keepResult(id);
  }, [id, draft.text, checked, built]);
  const keepLanguage = useCallback((paperLanguage: PaperLanguage) => changeRun(id, { paperLanguage }), [id]);
  const page = { document: built.document, wrong, language: paperLanguage, onLanguage: keepLanguage };
  return (
    <div className={classes('flex min-w-0 flex-1', ((isOld && !isOfFaultyText) || run.busy) && 'updating')}>
      {draft.origin ? <MarkedPreview draft={draft} {...page} /> : <Preview {...page} />}
    </div>
  );
}

/** Returns the values at fault, also by line. */
function wrongIn(problems: readonly Problem[], text: string): Omit<Wrong, 'isIncomplete'> {
  const document = parsed(text);
  const causes = problems.filter(({ severity, causes }) => severity === 'error' && !causes);
  const paths = causes.flatMap(({ locations }) => locations.map(({ path }) => path.replace(/^\$\.?/, '')));
  const valueAt = (path: string) => {
    const value = path === '' ? undefined : memberAt(document, path);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    values: paths.flatMap((path) => valueAt(path) ?? []),
    inLines: paths.flatMap((path) => {
      const [, line, property = ''] = /^(?:doc\.)?lines\[(\d+)\]\.?(.*)/.exec(path) ?? [];
      return line === undefined ? [] : [{ line: Number(line), property, value: valueAt(path) }];
    }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
