import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { schemaId } from '../../../engine/model/schema-id.ts';
import { nameOfSchema, schemaPath } from '../../engine/document/names.ts';
import { isObject } from '../../engine/document/values.ts';
import { schemasQuery } from '../../engine/service/catalogue.ts';
import { bundleQuery } from '../../engine/service/service.ts';
import { inputLook } from '../../ui/field.tsx';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { type FieldAt, FormProvider, useForm } from './form-context.ts';
import { FormModel } from './model.ts';
import { fieldPath } from './path.ts';
import * as texts from './texts.ts';

/** A document within the document. Its `$schema` determines its fields. */
export function DocumentFields({ path, value, depth }: FieldAt) {
  const { actions, readOnly } = useForm();
  const { data: schemas = [] } = useQuery(schemasQuery);
  const id = useId();
  const schema = isObject(value) && typeof value.$schema === 'string' ? schemaPath(value.$schema) : '';
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="grid gap-0.5">
        <span className="font-medium text-soft text-xs">{say(texts.whatItIs)}</span>
        <select
          id={id}
          data-path={fieldPath([...path, '$schema'])}
          disabled={readOnly}
          value={schema}
          onChange={({ target }) => actions.set([...path, '$schema'], schemaId(target.value))}
          className={inputLook}
        >
          <option value=""> </option>
          {[...new Set([...schemas.map(schemaPath), ...(schema ? [schema] : [])])].map((known) => (
            <option key={known} value={known}>
              {say(texts.documentType, { name: nameOfSchema(known), schema: known })}
            </option>
          ))}
        </select>
      </label>
      {schema !== '' && isObject(value) && <FieldsOf schema={schema} path={path} value={value} depth={depth} />}
    </div>
  );
}

interface FieldsOfProps extends Pick<FieldAt, 'path' | 'depth'> {
  schema: string;
  value: Record<string, unknown>;
}

function FieldsOf({ schema, path, value, depth }: FieldsOfProps) {
  const shared = useForm();
  const bundle = useQuery(bundleQuery(schema));
  const model = useMemo(() => bundle.data && new FormModel(bundle.data), [bundle.data]);
  const inner = useMemo(() => model && { ...shared, model }, [shared, model]);
  if (bundle.isError) return <p className="text-soft">{say(texts.schemaNotThere, { schema })}</p>;
  if (!inner) return <Waiting what={say(texts.fetching)} />;
  return (
    <FormProvider value={inner}>
      <inner.Contents field={inner.model.root} path={path} value={value} depth={depth} />
    </FormProvider>
  );
}
