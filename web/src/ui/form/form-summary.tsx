import { type MouseEvent, useState } from "react";
import { Banner } from "../banner.tsx";
import css from "./form-summary.module.css";
import { useText } from "../../lib/text.tsx";

type Wrong = { id: string; label: string };

/**
 * Two or more invalid fields are also summed up on top (design §7), each a way to its field; one speaks for itself. It
 * is
 * said when the form refuses (`watchRefusals`), not again with each field that is put right.
 */
export function FormSummary({ errors }: { errors: Readonly<Record<string, unknown>> }) {
  const text = useText().global;
  const count = Object.keys(errors).length;
  const [fields, setFields] = useState<readonly Wrong[]>([]);
  if (count < 2) return null;
  // The names of the fields are their own labels, as they stand in the form.
  const read = (list: HTMLElement | null) => {
    const found = wrongFields(list?.closest("form, [role=dialog], main") ?? document);
    setFields((before) => (isSame(before, found) ? before : found));
  };
  return (
    <Banner kind="error">
      <span data-summary="">{text.summary(count)}</span>
      <ul key={count} ref={read} className={css.fields}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a className="text-link" href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const isSame = (some: readonly Wrong[], others: readonly Wrong[]) =>
  some.length === others.length && some.every(({ id }, at) => id === others[at]?.id);

function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
}

function wrongFields(place: ParentNode): Wrong[] {
  return [...place.querySelectorAll<HTMLInputElement>('[aria-invalid="true"][id]')].map((field) => ({
    id: field.id,
    label: field.labels?.[0]?.textContent?.trim() ?? "",
  }));
}
