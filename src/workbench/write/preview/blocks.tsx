import type {
  Block,
  Fact,
  Figure,
  Figures,
  Head,
  Member,
  MemberValue,
  Parties,
  Section,
} from '../../../paper/paper.ts';
import { classes } from '../../ui/classes.ts';
import { forFigures, useFit } from './fit.ts';
import { placeOf } from './places.ts';
import { QrCode } from './qr-code.tsx';
import { SlipBlock } from './slip.tsx';
import { TableBlock } from './table.tsx';
import { Caption, Data, keyOf, Lines } from './texts-shown.tsx';

/** A part of the paper. `table` is the number of tables before it. */
export function BlockShown({ block, table }: { block: Block; table: number }) {
  switch (block.kind) {
    case 'head':
      return <HeadBlock head={block} />;
    case 'parties':
      return <PartiesBlock parties={block.parties} />;
    case 'facts':
      return <FactsBlock facts={block.facts} />;
    case 'table':
      return <TableBlock table={block} at={table} />;
    case 'figures':
      return <FiguresBlock figures={block} />;
    case 'section':
      return <SectionBlock section={block} />;
    case 'content':
      return (
        <div className="whitespace-pre-line break-words text-[1.1em] leading-relaxed">
          <Data>{block.text}</Data>
        </div>
      );
    case 'members':
      return <Members members={block.members} />;
    case 'slip':
      return <SlipBlock slip={block} />;
  }
}

/** The document's title, number and dates. */
function HeadBlock({ head: { title, number, dates, logo } }: { head: Head }) {
  return (
    <header className="flex justify-between gap-6">
      <div className="min-w-0">
        {logo && (
          <img
            src={`data:${logo.mime};base64,${logo.data}`}
            alt={logo.alt}
            className="mb-4 max-h-14 max-w-44 object-contain object-left rtl:object-right"
          />
        )}
        <h2 className="break-words font-semibold text-[1.75em] leading-tight tracking-tight [&:lang(ar)]:tracking-normal">
          <Data at={placeOf.documentTitle}>{title}</Data>
        </h2>
        <div className="mt-1 break-words text-soft">
          <Data at={placeOf.number}>{number}</Data>
        </div>
      </div>
      <div className="grid @min-[28rem]:max-w-1/2 content-start @min-[28rem]:shrink-0 gap-2 text-end">
        {dates.map(({ name, text }) => (
          <div key={name}>
            <Caption>{name}</Caption>
            <Data at={placeOf.date(name)}>{text}</Data>
          </div>
        ))}
      </div>
    </header>
  );
}

/** The parties, as in a letterhead. */
function PartiesBlock({ parties }: Pick<Parties, 'parties'>) {
  return (
    <div className="grid @max-[24rem]:grid-cols-1 grid-cols-2 gap-x-8 gap-y-5">
      {parties.map(({ label, lines: [first, ...others] }) => (
        <section key={label} className="min-w-0 break-words">
          <Caption>{label}</Caption>
          {first && (
            <div className={first.look === 'strong' ? 'text-[1.1em]' : ''}>
              <Lines lines={[first]} at={(line) => placeOf.party(label, line)} />
            </div>
          )}
          <Lines lines={others} at={(line) => placeOf.party(label, line)} from={1} />
        </section>
      ))}
    </div>
  );
}

function FactsBlock({ facts }: { facts: readonly Fact[] }) {
  return (
    <section className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(({ name, text }) => (
        <div key={`${name} ${text}`}>
          <Caption>{name}</Caption>
          <Data at={placeOf.fact(name)}>{text}</Data>
        </div>
      ))}
    </section>
  );
}

/** Figures, with a QR code in the free space next to them. */
function FiguresBlock({ figures: { rows, code } }: { figures: Figures }) {
  if (!code) return <FigureRows rows={rows} />;
  return (
    <div className="flex @max-[28rem]:flex-col items-start justify-between gap-6">
      <QrCode {...code} />
      <div className="w-[62%] @max-[28rem]:w-full min-w-0 *:w-full">
        <FigureRows rows={rows} />
      </div>
    </div>
  );
}

/** Labelled figures, right-aligned below one another. */
function FigureRows({ rows }: { rows: readonly Figure[] }) {
  return (
    <table
      ref={useFit(true, forFigures)}
      className="labelled-figures ms-auto w-max min-w-[62%] max-w-full border-collapse tabular-nums @max-[28rem]:w-full"
    >
      <tbody>
        {rows.map(({ label, base, amount, isStrong }, index) => (
          <tr
            key={keyOf(index, label)}
            className={isStrong ? 'border-ink border-t font-semibold text-[1.25em] *:pt-2 *:pb-1' : '*:py-1'}
          >
            <th
              scope="row"
              className={classes(
                'text-start in-[.words-break]:wrap-anywhere',
                isStrong ? 'font-semibold' : 'font-normal',
              )}
            >
              {label}
              {base && <span className="text-soft"> {base}</span>}
            </th>
            <td className="whitespace-nowrap ps-4 text-end">
              <Data at={placeOf.figure(label)}>{amount}</Data>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SectionBlock({ section: { label, lines, code } }: { section: Section }) {
  return (
    <section className="flex @max-[24rem]:flex-col items-start justify-between gap-6">
      <div className="grid min-w-0 grid-cols-1 gap-1 whitespace-pre-line">
        <Caption>{label}</Caption>
        <Lines lines={lines} at={(line) => placeOf.section(label, line)} />
      </div>
      {code && <QrCode {...code} />}
    </section>
  );
}

/** The content of a document without special paper, by name. */
function Members({ members }: { members: readonly Member[] }) {
  return (
    <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {members.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 break-words">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: MemberValue }) {
  if (typeof value === 'string') return <Data>{value}</Data>;
  if ('members' in value) return <Members members={value.members} />;
  return (
    <ol className="grid gap-2.5">
      {value.entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries of a read-only list are identified by their index.
        <li key={index}>
          <Value value={entry} />
        </li>
      ))}
    </ol>
  );
}
