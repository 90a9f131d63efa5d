import type { WordedFault } from '../../../engine/faults.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { type Asked, fillIn } from '../../state/view/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/texts/say.ts';
import { FieldsInPlace } from '../form/fields-in-place.tsx';
import { missingIn } from './missing.ts';
import * as texts from './texts.ts';

/** Asks for values that a draft does not have. What is filled in is written into it. */
export function FillInDialog({ draft: id, title, values }: Asked) {
  const draft = useDrafts(({ drafts }) => drafts.find((each) => each.id === id));
  if (!draft) return null;
  const faultAt = (path: string): WordedFault => ({ code: '', properties: [path], description: '' });
  const open = values.filter(({ path }) => missingIn(draft.text, faultAt(path))).length;
  const close = () => fillIn(undefined);
  return (
    <Dialog
      title={title}
      description={say(texts.writtenInto)}
      onClose={close}
      footer={
        <>
          <span role="status" className="mr-auto text-soft">
            {open > 0 ? say(texts.toGo, { count: open }) : say(texts.allFilledIn)}
          </span>
          <Button look="primary" onClick={close}>
            {say(texts.done)}
          </Button>
        </>
      }
    >
      <FieldsInPlace
        draft={draft}
        values={values}
        others={(others) => (
          <ul className="mt-3 grid gap-2">
            {others.map(({ path, about }) => (
              <li key={path} className="text-soft">
                {about}
              </li>
            ))}
          </ul>
        )}
      />
    </Dialog>
  );
}
