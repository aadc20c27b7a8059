import type { DemoOrganisation } from "./organisations.ts";

/** People are named by their place in the demo's world: the four demo accounts are 0 to 3. */
export type DemoTeam = Pick<DemoOrganisation, "hue" | "scene" | "mark"> & {
  name: string;
  description: string;
  admins: readonly number[];
  members: readonly number[];
  /** Has a card of its own and backs, since the first day, whoever used its donation code. */
  pays: boolean;
};

export type DemoCode = {
  code: string;
  label: string | null;
  owner: { person: number } | { team: string };
  rateCents: number;
  capCents: bigint | null;
  maxUses: number | null;
  archived: boolean;
  usedBy: readonly number[];
};

export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    name: "Trail Crew",
    description:
      "Colleagues who run in the woods on Thursday evening, whatever the weather. The company gives ten cents per 100 calories to everybody who joins.",
    hue: 160,
    scene: "hills",
    mark: '<path fill="{a}" d="M4 40 18 12l9 16 5-8 12 20z"/><path fill="{b}" d="m18 12 5 9-4 4-5-5z"/><circle cx="37" cy="11" r="4" fill="{c}"/>',
    admins: [2, 5],
    members: [0, 4, 7, 8, 10, 11, 13, 16],
    pays: true,
  },
  {
    name: "Lunch Break Runners",
    description:
      "Forty minutes, five kilometres, back at the desk by one. Everybody is welcome, nobody is last.",
    hue: 40,
    scene: "roofs",
    mark: '<circle cx="24" cy="24" r="18" fill="{b}"/><path fill="{a}" d="M24 8a16 16 0 0 1 16 16H24z"/><path fill="{c}" d="M22 14h4v11h-4zM22 22h10v4H22z"/>',
    admins: [0],
    members: [1, 6, 9, 12, 19, 22],
    pays: false,
  },
  {
    name: "Sunday Wheels",
    description: "A slow ride along the canal with a long stop for coffee.",
    hue: 250,
    scene: "waves",
    mark: '<circle cx="13" cy="31" r="9" fill="{a}"/><circle cx="35" cy="31" r="9" fill="{a}"/><path fill="{c}" d="m13 30 8-14h10l5 14h-3l-4-10H22l-7 12z"/>',
    admins: [14],
    members: [15, 17, 18, 20, 23, 24, 27],
    pays: false,
  },
];

export const DEMO_CODES: readonly DemoCode[] = [
  {
    code: "TRAKM4H7",
    label: "For every runner",
    owner: { team: "Trail Crew" },
    rateCents: 10,
    capCents: 1000n,
    maxUses: 50,
    archived: false,
    usedBy: [0, 4, 8, 10],
  },
  {
    code: "TRA2QW34",
    label: "Come and run with us",
    owner: { team: "Trail Crew" },
    rateCents: 0,
    capCents: null,
    maxUses: null,
    archived: false,
    usedBy: [7, 11, 13, 16],
  },
  {
    code: "BREAK234",
    label: null,
    owner: { team: "Lunch Break Runners" },
    rateCents: 0,
    capCents: null,
    maxUses: 20,
    archived: false,
    usedBy: [1, 6, 9, 12, 19, 22],
  },
  {
    code: "K7PX24QD",
    label: "Friends and neighbours",
    owner: { person: 1 },
    rateCents: 10,
    capCents: 1000n,
    maxUses: 25,
    archived: false,
    usedBy: [],
  },
  {
    code: "SUMMER26",
    label: "Summer evening run",
    owner: { person: 1 },
    rateCents: 20,
    capCents: 500n,
    maxUses: 10,
    archived: true,
    usedBy: [],
  },
];
