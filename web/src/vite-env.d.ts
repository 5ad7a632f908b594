/// <reference types="vite/client" />

declare module "virtual:contract" {
  export const contract: typeof import("@dure/domain/api").api;
}

declare module "virtual:public-contract" {
  type Api = typeof import("@dure/domain/api").api;
  type Routes<Area extends keyof Api> = import("./lib/public/public-routes").PublicRoutes<Api[Area]>;

  export const identity: Routes<"identity">;
  export const journeys: Routes<"journeys">;
  export const routing: Routes<"routing">;
  export const scheduling: Routes<"scheduling">;
}
