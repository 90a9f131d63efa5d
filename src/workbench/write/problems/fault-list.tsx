import type { Fault } from '../../../client/index.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { classes } from '../../ui/classes.ts';
import { sayList } from '../../ui/texts/say.ts';

/** Faults as short lines, each with its location; in the form's words while it is shown. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  const words = useFormGuide((guide) => guide.words);
  return (
    <ul className="mt-1 grid gap-1">
      {faults.map(({ code, properties, description }) => (
        <li key={`${code} ${properties.join()} ${description}`}>
          {words?.inWords(description, properties[0] ?? '', code) ?? description}{' '}
          <span className={classes('text-soft text-xs', !words && 'font-mono')}>
            {sayList(properties.map((path) => words?.labelOf(path) || path))}
          </span>
        </li>
      ))}
    </ul>
  );
}
