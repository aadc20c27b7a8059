import { pluralOf } from "../../plural.ts";

const { plural } = pluralOf("en");

/** Home and its three panes. */
export const home = {
  unread: "News, some of it new",
  hello: "Hello,",
  panes: "Your pages",
  burningInsight: "Calories burned",
  donationInsight: "Donations",
  donors: "Donors",
  noDonors: "No donors yet. One message to a friend is enough to start.",
  noWorkouts: "Log your first workout, or connect a watch or app in Settings.",
  burners: "Burners",
  noBurners: "You don't support anybody yet.",
  organisations: "Organisations",
  noOrganisations: "Choose who your calories help.",
  edit: "Edit",
  share: "Share my link",
  shareHelp: "Each friend who supports you makes every run worth more.",
  showQr: "Show my link as a QR code",
  quickShare: "Share my link",
  quickShareHelp: "A friend who scans it sees your name and can support you right away.",
  inviteQr: "QR code of your invite link",
  seeAll: "See all",
  showAll: "Show all",
  howBurningWorks: "How burning works",
  howMicroDonatingWorks: "How micro donating works",
  burningSteps: [
    "Choose the organisations you move for",
    "Invite people to give a little per 100 calories",
    "Move. Every workout counts at the end of the month",
  ],
  donatingSteps: ["Choose a burner", "Set a rate per 100 calories", "Pay once a month"],
  donatingExample: "0,10 € per 100 calories gives about 6 euros monthly.",
  runnerExample:
    "For example: a 60 kg woman burns 600 calories per 10 km. Running 50 km a month at 0,10 € per 100 calories gives about 3,00 € a month.",
  chooseOrganisations: "Choose organisations",
  setUpPayment: "Set up payment",
  findBurners: "Find burners",
  addCode: "Add a code",
  codes: "Donation codes",
  teams: "Teams",
  funding: (n: number) =>
    plural(n, (figure) => ({
      one: `Funding ${figure} organisation`,
      other: `Funding ${figure} organisations`,
    })),
  raised: "What your calories raised",
  paymentAlert: "Your payment method needs attention. Your burners won't receive donations until you fix it.",
  syncStep: (step: number) => `step ${step}/2`,
  syncDone: "Syncing done !",
  syncOnWeb: "Health connect not available on web",
  donorsGiveAbout: (amount: string) => `Your donors give about ${amount}`,
  donorsGiveAboutTo: (amount: string, causes: string) => `Your donors give about ${amount} to ${causes}`,
};
