import { type MouseEvent, useState } from "react";
import { Banner } from "../banner.tsx";
import css from "./form-summary.module.css";
import { useText } from "../../lib/text.tsx";

type Wrong = { id: string; label: string };

/**
 * A summary of two or more invalid fields above the form (design §7), with a link to each. It is announced when the form
 * refuses (`watchRefusals`), not each time a field is corrected.
 */
export function FormSummary({ errors }: { errors: Readonly<Record<string, unknown>> }) {
  const text = useText("global");
  const count = Object.keys(errors).length;
  const [fields, setFields] = useState<readonly Wrong[]>([]);
  if (count === 0) return null;
  // Read from the DOM after each render: a field may be invalid without the form's validation knowing.
  const read = (mark: HTMLElement | null) => {
    if (mark === null) return;
    const found = wrongFields(mark.closest("form, [role=dialog], main") ?? document);
    setFields((before) => (isSame(before, found) ? before : found));
  };
  return (
    <>
      <span ref={read} hidden />
      {fields.length > 1 && (
        <Banner kind="error">
          <span data-summary="">{text.summary(fields.length)}</span>
          <ul className={css.fields}>
            {fields.map(({ id, label }) => (
              <li key={id}>
                <a className="text-link" href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
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
