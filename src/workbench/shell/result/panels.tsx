import { lazy, type ReactNode } from 'react';
import type { Description } from '../../engine/document/description.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { type Built, runOf } from '../../state/drafts/runs.ts';
import { showPane } from '../../state/view/pane.ts';
import { withTexts } from '../../ui/language/later.ts';
import { Waiting } from '../../ui/message.tsx';
import { part } from '../../ui/part.tsx';
import { say } from '../../ui/texts/say.ts';
import { withEditorTexts } from '../../write/monaco/editor-language.ts';
import * as texts from './texts.ts';

/** The data of a panel. */
export interface PanelProps {
  draft: Draft;
  /** Why the document is read-only. */
  readOnly: string | undefined;
}

interface Panel {
  /** Its name in addresses. */
  id: string;
  /** The text of its tab. */
  name: string;
  /** Only for documents, or only for e-invoices in XML. Default: both. */
  of?: 'document' | 'xml';
  /** One of the developer tools. */
  isTool?: true;
  /** Whether it has a tab only while it is shown. */
  isOnRequest?(draft: Draft): boolean;
  /** Only next to the page of an e-invoice. */
  isBesidePage?: true;
  /** Also for a report of many documents, which does not become a document. */
  isOfReport?: true;
  /** Renders the last result. */
  draw(built: Built, props: PanelProps): ReactNode;
  /** Renders content that needs no result. Without it, the region explains why there is no result. */
  drawWithout?(props: PanelProps): ReactNode;
}

export const DraftPreview = part(
  async () => (await import('../../write/beside/draft-preview.tsx')).DraftPreview,
  () => <Waiting what={say(texts.loading)} />,
);
const ReadOnlyText = lazy(async () => ({
  default: (await withEditorTexts(() => import('../../write/editor/read-only-text.tsx'))).ReadOnlyText,
}));
const Changes = lazy(async () => ({ default: (await import('./changes.tsx')).Changes }));
const Calculation = lazy(async () => ({
  default: (await withTexts(import('../../write/calculation/calculation.tsx'), ['later', 'names'])).Calculation,
}));
const DraftEnvelope = lazy(async () => ({
  default: (await withTexts(import('../../write/envelope/draft-envelope.tsx'))).DraftEnvelope,
}));

const inspect = () => withTexts(import('../../inbox/inspect/parts.ts'));
const TermsPanel = lazy(async () => ({ default: (await inspect()).TermsPanel }));
const ChecksPanel = lazy(async () => ({ default: (await inspect()).ChecksPanel }));
const TextBesidePage = lazy(async () => ({ default: (await inspect()).TextBesidePage }));
const FilesPanel = lazy(async () => ({ default: (await inspect()).FilesPanel }));
export const ReceivedPaper = lazy(async () => ({ default: (await inspect()).ReceivedPaper }));
export const InspectionBar = lazy(async () => ({ default: (await inspect()).InspectionBar }));

const XmlPanel = lazy(async () => ({ default: (await import('../../write/beside/xml-panel.tsx')).XmlPanel }));

const PdfPanel = lazy(async () => ({ default: (await import('../../write/beside/pdf-panel.tsx')).PdfPanel }));

const showDocument = () => showPane('Document');

/** The panels of the region Result in tab order: panels of e-invoices in XML before panels of documents. */
export const panels: readonly Panel[] = [
  {
    id: 'Checks',
    name: texts.checks,
    of: 'xml',
    draw: (_, props) => <ChecksPanel {...props} />,
    drawWithout: (props) => <ChecksPanel {...props} />,
  },
  {
    id: 'Terms',
    name: texts.terms,
    of: 'xml',
    isOfReport: true,
    draw: (_, props) => <TermsPanel {...props} />,
    drawWithout: (props) => <TermsPanel {...props} />,
  },
  {
    id: 'Preview',
    name: texts.preview,
    draw: (built, { draft }) =>
      draft.inbox === undefined ? <DraftPreview draft={draft} built={built} /> : <ReceivedPaper draft={draft} />,
  },
  {
    id: 'JSON',
    name: texts.result,
    isTool: true,
    draw: ({ text }) => <ReadOnlyText text={text} label={say(texts.jsonLabel)} />,
  },
  {
    id: 'Text',
    name: texts.xml,
    of: 'xml',
    isBesidePage: true,
    draw: () => <TextBesidePage />,
    drawWithout: () => <TextBesidePage />,
  },
  {
    id: 'Files',
    name: texts.files,
    of: 'xml',
    draw: (_, props) => <FilesPanel {...props} />,
    drawWithout: (props) => <FilesPanel {...props} />,
  },
  {
    id: 'Changes',
    name: texts.changes,
    of: 'document',
    isTool: true,
    draw: (built, { draft }) => <Changes key={draft.id} built={built} draft={draft} />,
  },
  {
    id: 'Calculation',
    name: texts.calculation,
    of: 'document',
    draw: ({ from, envelop }) => <Calculation text={from} envelop={envelop} onGoThere={showDocument} />,
  },
  { id: 'XML', name: texts.xml, of: 'document', isTool: true, draw: (_, props) => <XmlPanel {...props} /> },
  {
    id: 'PDF',
    name: texts.pdf,
    isOfReport: true,
    isOnRequest: ({ id, pdf }) => !pdf && !runOf(id).inspection?.report,
    draw: (_, props) => <PdfPanel {...props} />,
    drawWithout: (props) =>
      props.draft.pdf || runOf(props.draft.id).inspection?.report ? <PdfPanel {...props} /> : undefined,
  },
  {
    id: 'Envelope',
    name: texts.envelope,
    of: 'document',
    isTool: true,
    draw: (built, props) => <DraftEnvelope {...props} text={built.envelop ? built.text : undefined} />,
    drawWithout: (props) => <DraftEnvelope {...props} text={undefined} />,
  },
];

interface Where extends Pick<Description, 'isXml'> {
  onPage: boolean;
  withPage: boolean;
}

/** Returns the panels of a document, or of an e-invoice in XML: next to its page, in its place, or next to its text. */
export function panelsOf({ isXml, onPage, withPage }: Where): readonly Panel[] {
  return panels.filter(({ id, of, isBesidePage }) => {
    if (of !== undefined && (of === 'xml') !== isXml) return false;
    return onPage ? withPage || id !== 'Preview' : !isBesidePage;
  });
}
