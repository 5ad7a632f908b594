import type { api } from "@dure/domain/api";
import type { ScopeAction } from "@dure/domain/shared/caller/scope";
import type { z } from "zod";

/** An endpoint of the contract, such as `records.createLead`. */
export type EndpointName = {
  [Area in keyof typeof api]: `${Area & string}.${keyof (typeof api)[Area] & string}`;
}[keyof typeof api];

/** Calls an endpoint as the API key, with the contract's input: the contract refuses what doesn't fit. */
export type CallEndpoint = (name: EndpointName, input: unknown) => Promise<unknown>;

/** What a tool may use besides its arguments. */
export type ToolContext = { call: CallEndpoint; teamId: string };

export type Tool<Input extends z.ZodType = z.ZodType> = {
  name: string;
  title: string;
  /** For the model that chooses the tool. */
  description: string;
  action: ScopeAction;
  /** Whether it overwrites what was there. */
  isDestructive?: boolean;
  input: Input;
  run: (context: ToolContext, input: z.output<Input>) => Promise<unknown>;
};

/** A tool as the server registers it, whatever its arguments are. */
export type AnyTool = Omit<Tool, "run"> & { run: (context: ToolContext, input: unknown) => Promise<unknown> };

/** Defines a tool. The server parses the arguments before it runs; parsing them again narrows their type. */
export const defineTool = <Input extends z.ZodType>(tool: Tool<Input>): AnyTool => ({
  ...tool,
  run: (context, input) => tool.run(context, tool.input.parse(input)),
});
