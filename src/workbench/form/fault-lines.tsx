import { classes } from '../ui/classes.ts';
import { useForm } from './form-context.ts';

/** What is wrong at a field, a line each. */
export function FaultLines({ path, id, className }: { path: string; id?: string; className?: string }) {
  const problems = useForm().faults.get(path) ?? [];
  if (problems.length === 0) return null;
  return (
    <ul id={id} className={classes('grid gap-0.5 text-xs', className)}>
      {problems.map(({ id, severity, message, code }) => (
        <li key={id} className={severity === 'error' ? 'text-bad' : 'text-warn'} title={code}>
          {message}
        </li>
      ))}
    </ul>
  );
}
