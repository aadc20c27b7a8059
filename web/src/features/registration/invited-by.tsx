import { Avatar } from "../../ui/avatar.tsx";
import css from "./invited-by.module.css";
import { inviterNameOf } from "../people/invite-link.ts";
import { inviterOf } from "@kalivo/domain/people/inviter.ts";
import { useText } from "../../lib/text.tsx";

/** "Thomas invited you", from the words of the link alone: a visitor may not ask who that is. */
export function InvitedBy({ back }: { back: string | null }) {
  const text = useText().people;
  const id = inviterOf(back);
  const name = inviterNameOf(back);
  if (id === null || name === null) return null;
  return (
    <p className={css.invited}>
      <Avatar id={Number(id)} first_name={name.first} last_name={name.last} picture={null} size={40} />
      {text.invitedYou(name.first)}
    </p>
  );
}
