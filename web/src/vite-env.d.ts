/// <reference types="vite/client" />

declare module "virtual:contract" {
  export const contract: typeof import("@dure/domain/api").api;
}
