import { Link } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { say } from '../../ui/texts/say.ts';
import { Part } from '../parts.tsx';
import * as texts from './texts.ts';

/** A stage of a document, with the paths of operations that lead to it or from it. */
interface Stage {
  title: string;
  about: string;
  /** The appearance of the document at this stage, in a few characters of JSON or XML. */
  looks: string;
  paths: readonly string[];
}

const stages: readonly Stage[] = [
  {
    title: texts.flowInput,
    about: texts.flowInputAbout,
    looks: texts.flowInputLooks,
    paths: ['/examples', '/convert'],
  },
  { title: texts.flowCalculate, about: texts.flowCalculateAbout, looks: texts.flowCalculateLooks, paths: ['/build'] },
  { title: texts.flowValidate, about: texts.flowValidateAbout, looks: texts.flowValidateLooks, paths: ['/validate'] },
  { title: texts.flowSign, about: texts.flowSignAbout, looks: texts.flowSignLooks, paths: ['/sign', '/verify'] },
  {
    title: texts.flowFormats,
    about: texts.flowFormatsAbout,
    looks: texts.flowFormatsLooks,
    paths: ['/convert', '/formats'],
  },
  {
    title: texts.flowAfter,
    about: texts.flowAfterAbout,
    looks: texts.flowAfterLooks,
    paths: ['/correct', '/replicate', '/bulk'],
  },
];

interface Operation {
  id: string;
  method: string;
  path: string;
}

/** How a document moves through the service: its form at each stage, and the operations between. */
export function ApiFlow({ operations }: { operations: readonly Operation[] }) {
  const find = (path: string) => operations.filter((operation) => operation.path === path).at(-1);
  return (
    <Part title={say(texts.flow)}>
      <ol className="grid grid-cols-1 gap-1">
        {stages.map(({ title, about, looks, paths }, index) => (
          <li key={title} className="grid grid-cols-1 gap-1">
            {index > 0 && <ArrowDown aria-hidden className="mx-auto size-4 text-faint" />}
            <div className="grid grid-cols-1 items-center gap-x-5 gap-y-2 rounded-xl border border-line bg-panel p-4 sm:grid-cols-2">
              <div className="grid gap-1">
                <h4 className="font-semibold">
                  <span aria-hidden className="mr-2 text-accent tabular-nums">
                    {index + 1}
                  </span>
                  {say<string>(title)}
                </h4>
                <p className="text-soft leading-relaxed">{say<string>(about)}</p>
                <p className="flex flex-wrap gap-x-3 gap-y-1">
                  {paths.map((path) => {
                    const operation = find(path);
                    return (
                      operation && (
                        <Link
                          key={path}
                          to="/api/$operation"
                          params={{ operation: operation.id }}
                          className="inline-block py-0.5 font-mono text-accent text-xs underline"
                        >
                          {`${operation.method} ${path}`}
                        </Link>
                      )
                    );
                  })}
                </p>
              </div>
              <pre className="whitespace-pre-wrap break-words rounded-lg bg-sunk px-3 py-2 font-mono text-xs leading-relaxed">
                {looks}
              </pre>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}
