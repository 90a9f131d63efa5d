import { goToField } from '../app/form-guide.ts';
import { say } from '../texts/say.ts';
import { countWithin } from './faults.ts';
import { useForm } from './form-context.ts';
import { type FormField, sectionKinds } from './model.ts';
import * as texts from './texts.ts';

/** The ways to the sections of a form, with how much is wrong in each. */
export function SectionBar({
  fields,
  value,
}: {
  fields: readonly FormField[];
  value: Readonly<Record<string, unknown>>;
}) {
  const { faults } = useForm();
  const sections = fields.filter(
    ({ name, kind }) =>
      sectionKinds.includes(kind) && (value[name] !== undefined || countWithin(faults, `.${name}`) > 0),
  );
  if (sections.length < 2) return null;
  return (
    <nav
      aria-label={say(texts.sections)}
      className="flex shrink-0 gap-1 overflow-x-auto border-line border-b px-2.5 py-1.5 [scrollbar-width:none]"
    >
      {sections.map(({ name, title }) => {
        const count = countWithin(faults, `.${name}`);
        return (
          <button
            key={name}
            type="button"
            onClick={() => goToField(`.${name}`)}
            className="flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-[3px] text-soft text-xs hover:bg-sunk hover:text-ink"
          >
            {title}
            {count > 0 && (
              <span className="rounded-full bg-bad-wash px-1.5 font-semibold text-bad">
                {count}
                <span className="sr-only">{say(texts.faults, { count })}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
