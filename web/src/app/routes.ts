import { screen, type ScreenEntry } from "./screens.ts";

/** One screen with two addresses: whoever changes its tab, or opens its dialog, stays on it. */
const community = async () => (await import("../screens/community/community-screen.tsx")).CommunityScreen;
const person = async () => (await import("../screens/user/user-screen.tsx")).UserScreen;

/**
 * Every screen there is. A new one is one line here; a route of paths.ts without a line goes home.
 * `access`: member unless said otherwise.
 */
export const screens: readonly ScreenEntry[] = [
  screen("home", async () => (await import("../screens/home/home-screen.tsx")).HomeScreen),
  screen("workouts", async () => (await import("../screens/workouts/workouts-screen.tsx")).WorkoutsScreen),
  screen("act", async () => (await import("../screens/act/act-screen.tsx")).ActScreen),
  screen("community", community),
  screen("communityTab", community),
  screen("userProfile", person),
  screen("userProfileBack", person),
  screen(
    "organisation",
    async () => (await import("../screens/organisation/organisation-screen.tsx")).OrganisationScreen,
  ),
  screen(
    "userOrganisations",
    async () =>
      (await import("../screens/user-organisations/user-organisations-screen.tsx")).UserOrganisationsScreen,
  ),
  screen("stripe", async () => (await import("../screens/stripe/stripe-screen.tsx")).StripeScreen),
  screen(
    "statements",
    async () => (await import("../screens/statements/statements-screen.tsx")).StatementsScreen,
  ),
  screen(
    "statement",
    async () => (await import("../screens/statements/statement-screen.tsx")).StatementScreen,
  ),
  screen("raised", async () => (await import("../screens/raised/raised-screen.tsx")).RaisedScreen),
  screen(
    "transparency",
    async () => (await import("../screens/transparency/transparency-screen.tsx")).TransparencyScreen,
    { access: "anybody" },
  ),
  screen("notice", async () => (await import("../screens/notice/notice-screen.tsx")).NoticeScreen, {
    access: "anybody",
  }),
  screen("confirm", async () => (await import("../screens/confirm/confirm-screen.tsx")).ConfirmScreen, {
    access: "anybody",
  }),
  screen(
    "firstBurner",
    async () => (await import("../screens/register/first-burner-screen.tsx")).FirstBurnerScreen,
    { bare: true },
  ),
  screen("scan", async () => (await import("../screens/scan/scan-screen.tsx")).ScanScreen),
  screen("code", async () => (await import("../screens/scan/scan-screen.tsx")).CodeScreen),
  screen("manageCodes", async () => (await import("../screens/codes/codes-screen.tsx")).CodesScreen),
  screen("feedback", async () => (await import("../screens/feedback/feedback-screen.tsx")).FeedbackScreen),
  screen("privacy", async () => (await import("../screens/privacy/privacy-screen.tsx")).PrivacyScreen),
  screen("manageTeams", async () => (await import("../screens/teams/teams-screen.tsx")).TeamsScreen),
  screen("team", async () => (await import("../screens/team/team-screen.tsx")).TeamScreen),
  screen("stripeTeam", async () => (await import("../screens/stripe/stripe-screen.tsx")).StripeTeamScreen),
  screen(
    "blacklistOrganisationsUser",
    async () => (await import("../screens/blacklist/blacklist-screen.tsx")).BlacklistScreen,
  ),
  screen(
    "blacklistOrganisationsTeam",
    async () => (await import("../screens/blacklist/blacklist-screen.tsx")).BlacklistTeamScreen,
  ),
  screen("admin", async () => (await import("../screens/admin/admin-screen.tsx")).AdminScreen, {
    access: "admin",
  }),
  screen("settings", async () => (await import("../screens/settings/settings-screen.tsx")).SettingsScreen),
  screen("healthApp", async () => (await import("../screens/health/health-screen.tsx")).HealthScreen),
  screen(
    "finishIntegrationOauth",
    async () => (await import("../screens/integration/finish-oauth-screen.tsx")).FinishOauthScreen,
    { access: "anybody" },
  ),
  screen("register", async () => (await import("../screens/register/register-screen.tsx")).RegisterScreen, {
    access: "visitor",
  }),
  // Exempt from the check (specification §2.2): a person is signed in while this page opens.
  screen(
    "chooseType",
    async () => (await import("../screens/register/choose-type-screen.tsx")).ChooseTypeScreen,
    {
      access: "anybody",
    },
  ),
  screen(
    "lastInformations",
    async () => (await import("../screens/register/last-informations-screen.tsx")).LastInformationsScreen,
    { bare: true },
  ),
  screen(
    "connectHealth",
    async () => (await import("../screens/register/connect-health-screen.tsx")).ConnectHealthScreen,
    { bare: true },
  ),
  screen(
    "registered",
    async () => (await import("../screens/register/registered-screen.tsx")).RegisteredScreen,
    {
      bare: true,
    },
  ),
  screen("forgot", async () => (await import("../screens/forgot/forgot-screen.tsx")).ForgotScreen, {
    access: "visitor",
  }),
  screen("reset", async () => (await import("../screens/forgot/reset-screen.tsx")).ResetScreen, {
    access: "visitor",
  }),
  screen(
    "resetWithout",
    async () => (await import("../screens/forgot/reset-screen.tsx")).ResetWithoutScreen,
    { access: "visitor" },
  ),
];
