import { Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { say } from '../../ui/texts/say.ts';
import { FaultLines } from './fault-lines.tsx';
import { type FieldAt, useForm } from './form-context.ts';
import { fieldPath } from './path.ts';
import * as texts from './texts.ts';

interface SectionProps extends FieldAt {
  /** Whether it cannot be removed as a whole. */
  stays?: boolean;
}

/** A property with parts, under its title. */
export function Section({ field, path, value, depth, stays }: SectionProps) {
  const { actions, readOnly, Contents } = useForm();
  const { title, description } = field;
  const at = fieldPath(path);
  const Heading = depth === 0 ? 'h3' : 'h4';
  // Nested ones are not landmarks: each line would have the same ones.
  const [Box, role] = depth === 0 ? (['section', undefined] as const) : (['div', 'group'] as const);
  return (
    <Box
      role={role}
      aria-label={title}
      className={classes('min-w-0', depth === 0 ? 'border-line border-t pt-3' : 'border-line border-l-2 pl-3')}
    >
      <header className="mb-2 flex items-baseline gap-2">
        <Heading
          tabIndex={-1}
          data-group={at}
          title={description}
          className={classes('scroll-mt-4 rounded font-semibold', depth === 0 ? 'text-base' : 'text-sm')}
        >
          {title}
        </Heading>
        <span className="flex-1" />
        {!readOnly && !stays && value !== undefined && (
          <IconButton
            Icon={Trash2}
            label={say(texts.removeField, { field: title })}
            title={say(texts.removeSection)}
            onClick={() => actions.remove(path)}
            className="-my-1"
          />
        )}
      </header>
      <FaultLines path={at} className="mb-2" />
      <Contents field={field} path={path} value={value} depth={depth + 1} />
    </Box>
  );
}
