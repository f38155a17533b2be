import type { Words } from '../../src/engine/words.ts';
import type { TableView } from '../../src/protocol/table.ts';

/** The options of a table in words. */
export function OptionList({ table, words }: { table: TableView; words: Words }) {
  const options = Object.entries(table.options).flatMap(([key, value]) => {
    const text = words.options[key];
    const one = text?.values[String(value)];
    return text && one ? [{ key, label: text.label, value: one.label, help: one.help }] : [];
  });
  if (options.length === 0) return null;
  return (
    <dl class="option-list">
      {options.map(({ key, label, value, help }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {help === '' ? null : <span class="faint"> {help}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
