import { useState } from "react";
import { call } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";

/** Goes to the provider's page (§7), one's own or that of a team one administers. Resolves with the server's message when there is none to go to. */
export function useOpenPortal(teamId: number | null = null) {
  const text = useText().global;
  const [opening, setOpening] = useState(false);
  const open = async (): Promise<string | null> => {
    setOpening(true);
    const answer = await call<{ url: string }>("GET", "/api/payment/portal", {
      data: teamId === null ? {} : { teamId },
    });
    if (answer.kind === "success") {
      location.assign(answer.data.url);
      return null; // the button stays busy until the page is gone
    }
    setOpening(false);
    return answer.data.message ?? text.unexpectedError(answer.status);
  };
  return { open, opening };
}
