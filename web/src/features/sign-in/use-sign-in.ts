import * as api from "@kalivo/contract/api-paths.ts";
import { call } from "../../lib/call.ts";
import { signInProblem, type SignInProblem } from "./sign-in-problem.ts";
import { useSessionActions } from "../me/session.ts";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";

/** Signs in without navigating: the requested page replaces the landing page. */
export function useSignIn() {
  const text = useText("account");
  const session = useSessionActions();
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const submit = async (data: { email: string; password: string }) => {
    setProblem(null);
    const answer = await call("POST", api.signIn, { data });
    if (answer.ok) await session.signIn(answer.data.token);
    else setProblem(signInProblem(answer, text));
  };
  return { problem, submit };
}
