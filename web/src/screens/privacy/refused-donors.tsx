import * as api from "@kalivo/contract/api-paths.ts";
import type { RefusedDonor } from "@kalivo/contract/routes/own/refuse-donor.ts";
import { useRefusal, useRefusedDonors } from "../../features/pledges/use-refused.ts";
import { useText } from "../../lib/text.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./privacy-screen.module.css";

/** The donors one refused, each with a button to allow them again (rule 35). */
export function RefusedDonors() {
  const text = useText("pledges");
  const refused = useRefusedDonors();
  return (
    <Loaded query={refused} skeleton={<Block width="60%" />}>
      {(donors) =>
        donors.length === 0 ? (
          <p>{text.refusedNobody}</p>
        ) : (
          <ul className={css.refused}>
            {donors.map((donor) => (
              <Refused key={`${donor.type}-${donor.id}`} donor={donor} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Refused({ donor }: { donor: RefusedDonor }) {
  const text = useText("pledges");
  const people = useText("people");
  const toast = useToast();
  const allowing = useRefusal(api.allowDonor);
  const { id, name, picture, type } = donor;
  const allow = async () => {
    const answer = await allowing.mutateAsync(donor);
    if (!answer.ok) return toast(people.supportFailed(answer.status), "error");
    return toast(text.allowed(name));
  };
  return (
    <li className={css.refusedRow}>
      <Avatar
        id={id}
        first_name={name}
        last_name=""
        picture={picture}
        size={40}
        {...(type === "team" && { square: true })}
      />
      <span className={css.refusedName}>{name}</span>
      <Button
        size="medium"
        aria-label={text.allowAgain(name)}
        loading={allowing.isPending}
        onClick={() => void allow()}
      >
        {text.allow}
      </Button>
    </li>
  );
}
