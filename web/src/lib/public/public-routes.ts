import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from "@orpc/contract";

/** The method and path of a public endpoint. Its input and answer exist only as types, from the contract. */
export type PublicRoute<Input, Output> = {
  method: string;
  /** Below /api, with `{names}` for its parameters. */
  path: string;
  readonly "~types"?: { input: Input; output: Output };
};

/** The public endpoints of an area, as `virtual:public-contract` exports them. */
export type PublicRoutes<Area> = {
  [Name in keyof Area as IsPublic<Area[Name]> extends true ? Name : never]: RouteOf<Area[Name]>;
};

type IsPublic<Endpoint> =
  Endpoint extends ContractProcedure<infer _Input, infer _Output, infer _Errors, infer Meta>
    ? Meta extends { access: "public" }
      ? true
      : false
    : false;

type RouteOf<Endpoint> =
  Endpoint extends ContractProcedure<infer Input, infer Output, infer _Errors, infer _Meta>
    ? PublicRoute<InferSchemaInput<Input>, InferSchemaOutput<Output>>
    : never;
