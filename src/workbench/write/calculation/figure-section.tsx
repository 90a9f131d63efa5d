import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { Formula } from './formula.tsx';
import { OriginText } from './origin.tsx';
import type { Figure, FigureGroup, Section } from './sections.ts';
import * as texts from './texts.ts';

interface SharedProps {
  unrounded: boolean;
  /** The last requested figure. */
  chosen: string | undefined;
  number(text: string): string;
  onGo(path: string): void;
}

/** Lines, rates and so on shown at once; a document may have thousands. */
const groupsShown = 100;

export function FigureSection({ section: { title, groups }, ...shared }: SharedProps & { section: Section }) {
  const [count, setCount] = useState(groupsShown);
  // A requested figure is always shown.
  const asked = groups.findIndex(({ figures }) => figures.some(({ path }) => path === shared.chosen));
  const shown = groups.slice(0, Math.max(count, asked + 1));
  const hidden = groups.length - shown.length;
  const columns = shared.unrounded ? 4 : 3;
  return (
    <tbody className="@max-[36rem]:block">
      <tr className="@max-[36rem]:block">
        <th
          scope="rowgroup"
          colSpan={columns}
          className="bg-sunk px-4 py-1.5 text-left font-semibold @max-[36rem]:block"
        >
          {title}
        </th>
      </tr>
      {shown.map((group) => (
        <GroupRows key={group.path} group={group} {...shared} />
      ))}
      {hidden > 0 && (
        <tr>
          <td colSpan={columns} className="px-4 py-2">
            <button type="button" className="text-accent underline" onClick={() => setCount(count + 400)}>
              {say(texts.showMore, { count: Math.min(hidden, 400), hidden })}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function GroupRows({ group: { title, origin, figures, path }, ...shared }: SharedProps & { group: FigureGroup }) {
  // A line leads to itself, a rate to the lines of its base.
  const lead = path.includes('.totals.') ? (figures[0]?.path ?? path) : path;
  return (
    <>
      {title && (
        <tr className="border-line border-t align-baseline @max-[36rem]:block">
          <th
            scope="colgroup"
            colSpan={shared.unrounded ? 4 : 3}
            className="px-4 pt-2 pb-0.5 text-left font-medium @max-[36rem]:block"
          >
            <button
              type="button"
              onClick={() => shared.onGo(lead)}
              className="min-h-6 rounded text-left hover:text-accent"
            >
              {title}
            </button>
            {origin && (
              <span className="ml-2.5 font-normal text-soft text-xs">
                <OriginText origin={origin} />
              </span>
            )}
          </th>
        </tr>
      )}
      {figures.map((figure, index) => (
        <FigureRow
          key={figure.path}
          figure={figure}
          inset={title !== ''}
          last={index === figures.length - 1}
          {...shared}
        />
      ))}
    </>
  );
}

interface FigureRowProps extends SharedProps {
  figure: Figure;
  inset: boolean;
  last: boolean;
}

/** In a narrow panel, the calculation is below its figure. */
const narrowColumns = {
  two: '@max-[36rem]:grid-cols-[minmax(0,1fr)_auto]',
  three: '@max-[36rem]:grid-cols-[minmax(0,1fr)_auto_auto]',
};

const strong = /totals\.(payable|due|total_with_tax|total)$/;

function FigureRow({ figure, inset, last, unrounded, chosen, number, onGo }: FigureRowProps) {
  const { path, label, carried, stated } = figure;
  const weight = strong.test(path) && 'font-semibold';
  return (
    <tr
      data-path={path}
      className={classes(
        'align-baseline @max-[36rem]:grid',
        unrounded ? narrowColumns.three : narrowColumns.two,
        chosen === path ? 'bg-accent-wash' : 'hover:bg-sunk',
        last && inset && '@min-[36rem]:*:pb-2 @max-[36rem]:pb-2',
      )}
    >
      <th scope="row" className={classes('py-0.5 pr-3 text-left font-normal', inset ? 'pl-8' : 'pl-4', weight)}>
        <button type="button" onClick={() => onGo(path)} className="min-h-6 rounded text-left hover:text-accent">
          {label}
        </button>
      </th>
      <td
        className={classes(
          'py-0.5 pr-3 text-soft @max-[36rem]:order-last @max-[36rem]:col-span-full @max-[36rem]:pt-0',
          inset ? '@max-[36rem]:pl-8' : '@max-[36rem]:pl-4',
        )}
      >
        <Formula figure={figure} unrounded={unrounded} number={number} onGo={onGo} />
      </td>
      {unrounded && <td className="whitespace-nowrap py-0.5 pr-3 text-right text-soft">{number(carried)}</td>}
      <td className={classes('whitespace-nowrap py-0.5 pr-4 text-right', weight)}>{number(stated)}</td>
    </tr>
  );
}
