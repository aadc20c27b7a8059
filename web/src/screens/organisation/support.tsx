import { CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMe } from "../../features/me/session.ts";
import { useChooseOrganisations, whyRefused } from "../../features/organisations/use-organisations.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./organisation-screen.module.css";

export type Support = ReturnType<typeof useSupport>;

/** Adds or removes an organisation: sends the person's whole list (specification §4.7) and the one shown until then. */
export function useSupport(id: number) {
  const text = useText("organisations");
  const toast = useToast();
  const me = useMe();
  const choose = useChooseOrganisations();
  const [changed, setChanged] = useState(false);
  const chosen = me.organisations.map((organisation) => organisation.id);
  const supported = chosen.includes(id);
  const toggle = async () => {
    const organisations = supported ? chosen.filter((other) => other !== id) : [...chosen, id];
    const answer = await choose.mutateAsync({ organisations, before: chosen });
    if (answer.ok) setChanged(true);
    else toast(whyRefused(answer) ?? text.failed(answer.status), "error");
  };
  return { supported, changed, loading: choose.isPending, onClick: () => void toggle() };
}

/** The page's button, until it is chosen. */
export function StartButton({ of: { loading, onClick } }: { of: Support }) {
  const text = useText("organisations");
  return (
    <Button variant="leaf" loading={loading} onClick={onClick}>
      {text.start}
    </Button>
  );
}

/** That it is one of the reader's own. */
export function Chosen({ of: { supported, changed } }: { of: Support }) {
  const text = useText("choice");
  if (!supported) return null;
  return (
    <Said focus={changed}>
      <CircleCheck size={20} aria-hidden />
      {text.own}
    </Said>
  );
}

/** At the foot of the page: how to stop, then that one did. */
export function StopAtFoot({ of: { supported, changed, loading, onClick } }: { of: Support }) {
  const text = useText("organisations");
  const { notOwn } = useText("choice");
  if (supported)
    return (
      <div>
        <Button variant="ghost" size="medium" loading={loading} onClick={onClick}>
          {text.stop}
        </Button>
      </div>
    );
  return changed ? <Said focus>{notOwn}</Said> : null;
}

/** Takes the focus of the button that it replaces. */
function Said({ focus, children }: { focus: boolean; children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focus) line.current?.focus();
  }, [focus]);
  return (
    <p ref={line} className={css.own} tabIndex={-1}>
      {children}
    </p>
  );
}
