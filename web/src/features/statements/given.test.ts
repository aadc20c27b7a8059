import { expect, test } from "vitest";
import { byPayer, givenIn } from "./given.ts";

const charge = (state: "succeeded" | "notified", amount: number) => ({
  state,
  amount_in_euros: amount,
  fee_in_euros: null,
  notified_at: null,
  due_at: null,
  succeeded_at: null,
  method_label: null,
  action_url: null,
  next_attempt_at: null,
  outcome_by: null,
});

test("what was given is what was collected, less what went back, to the cent", () => {
  expect(
    givenIn([
      { charge: charge("succeeded", 0.1), returned_in_euros: 0 },
      { charge: charge("succeeded", 0.2), returned_in_euros: 0 },
      { charge: charge("succeeded", 4.82), returned_in_euros: 0.33 },
      { charge: charge("notified", 20.03), returned_in_euros: 0 },
      { charge: null, returned_in_euros: 0 },
    ]),
  ).toBe(4.79);
  expect(givenIn([])).toBe(0);
});

test("a team's months are apart from one's own, which come first", () => {
  const crew = { id: 3, name: "Trail Crew", picture: null };
  const months = [
    { id: 9, team: crew },
    { id: 8, team: null },
    { id: 7, team: crew },
    { id: 6, team: null },
  ];
  expect(byPayer(months).map(({ team, months: list }) => [team?.name, list.map(({ id }) => id)])).toEqual([
    [undefined, [8, 6]],
    ["Trail Crew", [9, 7]],
  ]);
});
