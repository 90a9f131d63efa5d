import { type AskedField, type FormatForm, type FormField, type Path, taxExtension } from '../../declare/form.ts';

/** Returns the field of an office of a public body, by its code in the directory DIR3. */
function office(name: string, list: Path, members: Readonly<Record<string, unknown>> = {}): FormField {
  const of = [...list, 0];
  return {
    path: [...of, 'code'],
    label: `${name} (DIR3)`,
    entry: { list, members },
    extras: [{ of, members: { label: name } }],
  };
}

export const facturaeForm: FormatForm = {
  country: 'ES',
  name: 'Facturae',
  addon: 'es-facturae-v3',
  fields: [
    taxExtension('es-facturae-doc-type', 'Tipo de documento'),
    taxExtension('es-facturae-invoice-class', 'Clase de factura'),
    office('Oficina contable', ['customer', 'identities'], { scope: 'tax' }),
    office('Órgano gestor', ['delivery', 'receiver', 'identities']),
    office('Unidad tramitadora', ['ordering', 'buyer', 'identities']),
  ],
};

export const facturaeAsked: Readonly<Record<'sign_key' | 'sign_certificate' | 'sign_password', AskedField>> = {
  sign_key: {
    label: 'Key that signs the file',
    hint: 'PKCS #12 (.p12, .pfx), or PEM. It is never stored.',
    missing: 'Without the key, the file is not signed.',
    file: '.p12,.pfx,.pem,.key,.p8',
  },
  sign_certificate: {
    label: 'Certificate',
    hint: 'In PEM. A PKCS #12 file already contains it.',
    file: '.pem,.crt,.cer',
  },
  sign_password: { label: 'Password of the key', isPassword: true },
};
