import { screen, type ScreenEntry } from "./screen.ts";
import type { PathName } from "../paths.ts";

/** Two routes share one screen, so that it keeps its state when the tab changes or the dialog opens. */
const community = async () => (await import("../screens/community/community-screen.tsx")).CommunityScreen;
const person = async () => (await import("../screens/user/user-screen.tsx")).UserScreen;

/** Shows, and holds no form or list that would be sent back as it was shown. */
const READS = { reads: true };

/** One screen for each route of paths.ts. `access` defaults to member. */
export const screens: { readonly [Name in PathName]: ScreenEntry<Name> } = {
  home: screen(async () => {
    const { HomeScreen, loadOverview } = await import("../screens/home/home-screen.tsx");
    await loadOverview();
    return HomeScreen;
  }, READS),
  workouts: screen(async () => {
    const { WorkoutsScreen, loadActivity } = await import("../screens/workouts/workouts-screen.tsx");
    await loadActivity();
    return WorkoutsScreen;
  }, READS),
  act: screen(async () => (await import("../screens/act/act-screen.tsx")).ActScreen, READS),
  community: screen(community, READS),
  communityTab: screen(community, READS),
  userProfile: screen(person),
  userProfileBack: screen(person),
  organisation: screen(
    async () => (await import("../screens/organisation/organisation-screen.tsx")).OrganisationScreen,
  ),
  userOrganisations: screen(
    async () =>
      (await import("../screens/user-organisations/user-organisations-screen.tsx")).UserOrganisationsScreen,
  ),
  stripe: screen(async () => (await import("../screens/payment/stripe-screen.tsx")).StripeScreen),
  statements: screen(
    async () => (await import("../screens/statements/statements-screen.tsx")).StatementsScreen,
    READS,
  ),
  statement: screen(
    async () => (await import("../screens/statements/statement-screen.tsx")).StatementScreen,
    READS,
  ),
  news: screen(async () => (await import("../screens/news/news-screen.tsx")).NewsScreen, READS),
  raised: screen(async () => {
    const { RaisedScreen, loadRaised } = await import("../screens/raised/raised-screen.tsx");
    await loadRaised();
    return RaisedScreen;
  }, READS),
  transparency: screen(
    async () => (await import("../screens/transparency/transparency-screen.tsx")).TransparencyScreen,
    { access: "anybody", ...READS },
  ),
  notice: screen(async () => (await import("../screens/notice/notice-screen.tsx")).NoticeScreen, {
    access: "anybody",
  }),
  confirm: screen(async () => (await import("../screens/confirm/confirm-screen.tsx")).ConfirmScreen, {
    access: "anybody",
  }),
  entrance: screen(async () => (await import("../screens/entrance/entrance-screen.tsx")).EntranceScreen, {
    access: "anybody",
  }),
  firstBurner: screen(
    async () => (await import("../screens/register/first-burner-screen.tsx")).FirstBurnerScreen,
    { bare: true },
  ),
  scan: screen(async () => (await import("../screens/scan/scan-screen.tsx")).ScanScreen),
  code: screen(async () => (await import("../screens/scan/scan-screen.tsx")).CodeScreen),
  manageCodes: screen(async () => (await import("../screens/codes/codes-screen.tsx")).CodesScreen),
  feedback: screen(
    async () => (await import("../screens/feedback/feedback-screen.tsx")).FeedbackScreen,
    READS,
  ),
  privacy: screen(async () => (await import("../screens/privacy/privacy-screen.tsx")).PrivacyScreen),
  manageTeams: screen(async () => (await import("../screens/teams/teams-screen.tsx")).TeamsScreen),
  team: screen(async () => (await import("../screens/team/team-screen.tsx")).TeamScreen),
  stripeTeam: screen(async () => (await import("../screens/payment/stripe-screen.tsx")).StripeTeamScreen),
  blacklistOrganisationsUser: screen(
    async () => (await import("../screens/blacklist/blacklist-screen.tsx")).BlacklistScreen,
  ),
  blacklistOrganisationsTeam: screen(
    async () => (await import("../screens/blacklist/blacklist-screen.tsx")).BlacklistTeamScreen,
  ),
  admin: screen(async () => (await import("../screens/admin/admin-screen.tsx")).AdminScreen, {
    access: "admin",
  }),
  settings: screen(async () => (await import("../screens/settings/settings-screen.tsx")).SettingsScreen),
  healthApp: screen(async () => (await import("../screens/health/health-screen.tsx")).HealthScreen),
  finishIntegrationOauth: screen(
    async () => (await import("../screens/integration/finish-oauth-screen.tsx")).FinishOauthScreen,
    { access: "anybody" },
  ),
  register: screen(async () => (await import("../screens/register/register-screen.tsx")).RegisterScreen, {
    access: "visitor",
  }),
  // Exempt from the guard (specification §2.2): the person is signed in while this page is open.
  chooseType: screen(
    async () => (await import("../screens/register/choose-type-screen.tsx")).ChooseTypeScreen,
    {
      access: "anybody",
    },
  ),
  lastInformations: screen(
    async () => (await import("../screens/register/last-informations-screen.tsx")).LastInformationsScreen,
    { bare: true },
  ),
  connectHealth: screen(
    async () => (await import("../screens/register/connect-health-screen.tsx")).ConnectHealthScreen,
    { bare: true },
  ),
  registered: screen(
    async () => (await import("../screens/register/registered-screen.tsx")).RegisteredScreen,
    {
      bare: true,
    },
  ),
  forgot: screen(async () => (await import("../screens/forgot/forgot-screen.tsx")).ForgotScreen, {
    access: "visitor",
  }),
  reset: screen(async () => (await import("../screens/forgot/reset-screen.tsx")).ResetScreen, {
    access: "visitor",
  }),
  resetWithout: screen(async () => (await import("../screens/forgot/reset-screen.tsx")).ResetWithoutScreen, {
    access: "visitor",
  }),
};
