import type { RouteObject } from "react-router";
import { routesOf } from "./areas";
import { NotFound } from "./errors/not-found";
import { RouteError } from "./errors/route-error";
import { MemberGuard } from "./guards/member-guard";
import { SignedInGuard } from "./guards/signed-in-guard";
import { TeamAddressGuard } from "./guards/team-address-guard";
import { Root } from "./root";

/** All pages of the app: those of the areas, and the few that belong to none. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      ...routesOf("open"),
      { path: "ip-forbidden", lazy: { Component: async () => (await import("./errors/ip-forbidden")).IpForbidden } },
      { path: "team-disabled", lazy: { Component: async () => (await import("./errors/team-disabled")).TeamDisabled } },
      { path: "deactivated", lazy: { Component: async () => (await import("./errors/deactivated")).Deactivated } },
      {
        Component: SignedInGuard,
        children: [
          {
            Component: TeamAddressGuard,
            children: [
              ...routesOf("onboarding"),
              {
                Component: MemberGuard,
                children: [{ lazy: shell, ErrorBoundary: RouteError, children: shellRoutes() }],
              },
            ],
          },
        ],
      },
      { path: "*", Component: NotFound },
    ],
  },
];

function shellRoutes(): RouteObject[] {
  return [
    {
      ErrorBoundary: RouteError,
      children: [
        { index: true, lazy: { Component: async () => (await import("./shell/home")).Home } },
        ...routesOf("member"),
        { path: "help", lazy: { Component: async () => (await import("./help/help-page")).HelpPage } },
        {
          path: "help/:article",
          lazy: { Component: async () => (await import("./help/help-article-page")).HelpArticlePage },
        },
        {
          path: "settings",
          lazy: { Component: async () => (await import("./shell/settings-layout")).SettingsLayout },
          children: [
            { index: true, lazy: { Component: async () => (await import("./shell/settings-index")).SettingsIndex } },
            { ErrorBoundary: RouteError, children: routesOf("settings") },
          ],
        },
      ],
    },
  ];
}

async function shell() {
  return { Component: (await import("./shell/shell")).Shell };
}
