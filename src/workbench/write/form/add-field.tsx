import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/message.tsx';
import { Popover } from '../../ui/popover.tsx';
import { say } from '../../ui/texts/say.ts';
import type { FormField } from './model.ts';
import * as texts from './texts.ts';

const MissingFields = lazy(async () => ({ default: (await import('./missing-fields.tsx')).MissingFields }));

interface AddFieldProps {
  missing: readonly FormField[];
  /** The title of the object that gets the field. */
  object: string;
  onAdd(field: FormField): void;
}

/** Adds one of an object's missing fields. */
export function AddField({ missing, object, onAdd }: AddFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={say(texts.fieldsOf, { object })}
        trigger={
          <Button Icon={Plus} look="bare" size="small" aria-label={say(texts.addFieldTo, { object })} className="-ml-2">
            {say(texts.addField)}
          </Button>
        }
      >
        <Suspense fallback={<Waiting what={say(texts.fetching)} />}>
          <MissingFields
            fields={missing}
            object={object}
            onChoose={(field) => {
              setOpen(false);
              onAdd(field);
            }}
          />
        </Suspense>
      </Popover>
    </div>
  );
}
