import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describe } from '../../../engine/document/description.ts';
import { localDay } from '../../../engine/document/local-day.ts';
import { isObject, text as textIn } from '../../../engine/document/values.ts';
import { bundleQuery } from '../../../engine/service/service.ts';
import { useLanguage } from '../../../ui/language/catalogue-language.ts';
import { actionsOn } from '../form-actions.ts';
import { formText } from '../form-text.ts';
import { FormModel } from '../model.ts';
import { useOffers } from '../use-offers.ts';
import { writingOf } from '../writing.ts';
import { useHintsInProblems } from './following.ts';
import { useHints } from './use-hints.ts';

interface HintsInTextProps {
  draft: string;
  /** The last checked text. */
  text: string;
}

/** The hints for a document that is written as text: they are those of its form. */
export function HintsInText({ draft, text }: HintsInTextProps) {
  const description = useMemo(() => describe(text), [text]);
  const { schema, envelope, country } = description;
  const { data } = useQuery({ ...bundleQuery(schema), enabled: schema !== '' });
  const actions = useMemo(
    () => data && actionsOn(draft, new FormModel(data), envelope ? ['doc'] : []),
    [data, draft, envelope],
  );
  const { regime, extensions } = useOffers(description);
  const { language } = useLanguage();
  const { value: whole } = formText(text);
  const document = envelope && isObject(whole) ? whole.doc : whole;
  const given = isObject(document) ? document : undefined;
  const day = textIn(given?.issue_date) ?? localDay();
  const currency = textIn(given?.currency) ?? regime?.currency;
  const law = useMemo(
    () => ({ regime, extensions, day, language, writing: writingOf(country, currency) }),
    [regime, extensions, day, language, country, currency],
  );
  const hints = useHints(draft, document, { country, law, readOnly: false });
  useHintsInProblems(draft, text, hints, actions);
  return null;
}
