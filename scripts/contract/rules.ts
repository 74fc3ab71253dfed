import type { Bundle, Schema } from './table.ts';

const keywords = [
  'type',
  'const',
  'enum',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
];

function resolve(bundle: Bundle, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const { $ref, ...siblings } = schema;
  const name = $ref.replace('#/components/schemas/', '');
  return { ...resolve(bundle, bundle.components.schemas[name] ?? {}), ...siblings };
}

/**
 * TypeScript source of the field rules of every schema marked `x-form`: the JSON Schema keywords that a form can
 * check, and the two messages a person reads. Nested objects of one level become `parent.child`. One file a form, by the
 * name of its constant: a page carries only its own.
 */
export function formRules(bundle: Bundle): Map<string, string> {
  const forms = new Map<string, string>();
  for (const [name, schema] of Object.entries(bundle.components.schemas)) {
    if (!schema['x-form']) continue;
    const fields: string[] = [];
    const add = (prefix: string, owner: Schema, ownerRequired: boolean) => {
      for (const [key, property] of Object.entries(owner.properties ?? {})) {
        const field = resolve(bundle, property);
        const required = ownerRequired && (owner.required ?? []).includes(key);
        if (field.type === 'object') {
          add(`${prefix}${key}.`, field, required);
          continue;
        }
        const rule: Record<string, unknown> = { required };
        for (const keyword of keywords) if (keyword in field) rule[keyword] = field[keyword];
        if (field['x-required']) rule.requiredMessage = field['x-required'];
        if (field['x-error']) rule.message = field['x-error'];
        fields.push(`  '${prefix}${key}': ${JSON.stringify(rule)},`);
      }
    };
    add('', schema, true);
    const constant = name[0]?.toLowerCase() + name.slice(1) + 'Rules';
    forms.set(constant, `export const ${constant} = {\n${fields.join('\n')}\n} as const;\n`);
  }
  return forms;
}
