import { createContext } from "react-router";
import type { Intake } from "../intake/intake.ts";
import type { FormPost } from "../intake/multipart/form-body.ts";
import type { Client } from "../intake/receive/receive-context.ts";

/** Passed by the server to form actions: the intake, the posted form and the client that sent it. */
export const intakeContext = createContext<{ intake: Intake; form: FormPost; client: Client }>();
