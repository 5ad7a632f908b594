import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { provisionalTenant } from "@dure/domain/identity/tenant";
import { identityTexts } from "@dure/domain/identity/texts";
import type { Tenant } from "@dure/domain/shared/caller/tenant";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import { createTenant, deleteTenant } from "./account";
import { enableProviders } from "./enable-providers";
import { assignDomain, readTenant, releaseDomain, reserveDomain } from "./tenant-store";

const PAUSE_MS = 200;
const PATIENCE_MS = 25_000;

/**
 * The tenant of a company domain, created at the domain's first sign-up. Concurrent sign-ups get the same tenant: the
 * second waits for the first, or takes over if it died. A tenant left by a crash belongs to no domain and admits
 * nobody.
 */
export async function prepareTenant(domain: string, now: string): Promise<Tenant> {
  const holder = randomUUID();
  const endMs = Date.now() + PATIENCE_MS;
  while (Date.now() < endMs) {
    const claim = await reserveDomain(domain, holder, Date.now());
    const tenant = claim === "reserved" ? await makeTenant(domain, holder, now) : await ownerOf(claim);
    if (tenant) return tenant;
    await pause(PAUSE_MS);
  }
  throw new AppError("TIMEOUT", identityTexts.tenantNotReady);
}

async function ownerOf(claim: { owner: string } | "wait"): Promise<Tenant | undefined> {
  return claim === "wait" ? undefined : readTenant(claim.owner);
}

async function makeTenant(domain: string, holder: string, now: string): Promise<Tenant | undefined> {
  const teamId = await newTenant(domain).catch(async (error: unknown) => {
    await releaseDomain(domain, holder);
    throw error;
  });
  const tenant = provisionalTenant(teamId, domain, now);
  if (await assignDomain(holder, tenant)) return tenant;
  await deleteTenant(teamId);
  logger.warn("A tenant came too late for its domain.", { teamId, domain });
  return undefined;
}

/**
 * Enables the providers before a domain refers to the tenant, so that no tenant in use lacks them if the process dies.
 */
async function newTenant(domain: string): Promise<string> {
  const teamId = await createTenant(domain);
  try {
    await enableProviders(teamId);
  } catch (error) {
    await deleteTenant(teamId);
    throw error;
  }
  return teamId;
}
