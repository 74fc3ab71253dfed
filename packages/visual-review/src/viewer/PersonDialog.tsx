import { useId, useState, type FormEvent } from 'react';
import type { Role } from '../types.ts';
import { Dialog } from './Dialog.tsx';
import type { Person } from './model.ts';

interface PersonDialogProps {
  person: Person | null;
  roles: readonly Role[];
  onDone: (person: Person) => void;
  onClose: () => void;
}

const roleWords: Record<Role, string> = { design: 'Design', product: 'Product', engineering: 'Engineering' };

/** What is wrong with the fields, by name; none when nothing is. `<` and `>` would break `Name <address>`. */
function problemsOf(name: string, email: string): { name?: string; email?: string } {
  return {
    ...(/^[^<>\n]*[^<>\s][^<>\n]*$/.test(name) ? {} : { name: 'Type your name, without < or >.' }),
    ...(/^[^\s<>@]+@[^\s<>@]+$/.test(email) ? {} : { email: 'Type an address, such as ana@example.org.' }),
  };
}

/** Name, address and role: asked once, before the first decision. */
export function PersonDialog({ person, roles, onDone, onClose }: PersonDialogProps) {
  const id = useId();
  const [name, setName] = useState(person?.name ?? '');
  const [email, setEmail] = useState(person?.email ?? '');
  const [role, setRole] = useState<Role>(person?.role ?? roles[0] ?? 'design');
  const [wasSent, setSent] = useState(false);
  const problems = problemsOf(name.trim(), email.trim());
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const first = (['name', 'email'] as const).find((field) => problems[field]);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onDone({ name: name.trim(), email: email.trim(), role });
  };
  const field = (key: 'name' | 'email', label: string, value: string, set: (value: string) => void) => {
    const problem = wasSent ? problems[key] : undefined;
    return (
      <div className="vr-field">
        <label htmlFor={`${id}-${key}`}>{label}</label>
        <input
          id={`${id}-${key}`}
          name={key}
          type={key === 'email' ? 'email' : 'text'}
          autoComplete={key}
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-${key}-problem`}
          onChange={(event) => set(event.target.value)}
        />
        {problem && (
          <p id={`${id}-${key}-problem`} className="vr-problem">
            {problem}
          </p>
        )}
      </div>
    );
  };
  return (
    <Dialog title="Who is deciding?" onClose={onClose}>
      <form noValidate onSubmit={send}>
        <p className="vr-muted">It stands with each decision in git. This browser remembers it.</p>
        {field('name', 'Name', name, setName)}
        {field('email', 'Email', email, setEmail)}
        <fieldset className="vr-field">
          <legend>Role</legend>
          {roles.map((one) => (
            <label key={one} className="vr-choice">
              <input type="radio" name="role" checked={one === role} onChange={() => setRole(one)} />
              {roleWords[one]}
            </label>
          ))}
        </fieldset>
        <div className="vr-actions">
          <button type="button" className="vr-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="vr-button vr-primary">
            Continue
          </button>
        </div>
      </form>
    </Dialog>
  );
}
