/** The mark of each technology that the content names, by Simple Icons, in public/tech. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as simpleIcons from "simple-icons";
import { caseStudies } from "../../app/content/case-studies.ts";
import { services } from "../../app/content/services.ts";
import { palette } from "../../app/styles/palette.ts";
import { techMark } from "../../app/ui/tech-mark.ts";

/** Technologies that go by the mark of what they are part of. */
const family: Record<string, string> = {
  Java: "OpenJDK",
  "C# and .NET": ".NET",
  "C#": ".NET",
  "ASP.NET Core": ".NET",
  "Argo CD": "Argo",
  JUnit: "JUnit5",
  SonarQube: "SonarQube Server",
  Loki: "Grafana",
  Vue: "Vue.js",
  SvelteKit: "Svelte",
  "Web Components": "webcomponents.org",
  Passkeys: "WebAuthn",
  "OpenID Connect": "OpenID",
  "React Native": "React",
  SwiftUI: "Swift",
  SwiftData: "Swift",
  "Swift Testing": "Swift",
  UIKit: "Apple",
  HealthKit: "Apple",
  "Core Bluetooth": "Apple",
  StoreKit: "Apple",
  TestFlight: "Apple",
  watchOS: "Apple",
  XCUITest: "Xcode",
  Room: "Android",
  WorkManager: "Android",
  CameraX: "Android",
  "Health Connect": "Android",
  Espresso: "Android",
  Macrobenchmark: "Android",
  "Play Billing": "Google Play",
  "Google Play Console": "Google Play",
  "Kotlin Multiplatform": "Kotlin",
  "Compose Multiplatform": "Jetpack Compose",
  Crashlytics: "Firebase",
  "Firebase Cloud Messaging": "Firebase",
  "Google Cloud Run": "Google Cloud",
  "Cloud SQL": "Google Cloud",
  "EAS Build": "Expo",
  "Red Hat OpenShift": "Red Hat Open Shift",
  "Phoenix LiveView": "Phoenix Framework",
  Oban: "Elixir",
  NATS: "NATS.io",
  "ONNX Runtime": "ONNX",
  PostGIS: "PostgreSQL",
};

const folder = "public/tech";
const byTitle = new Map(Object.values(simpleIcons).map((icon) => [icon.title.toLowerCase(), icon]));

/** Two blocks, for what has no mark of its own. */
const blocks = `<path fill-opacity=".35" d="M3 12h9v9H3z"/><path d="M12 3h9v9h-9z"/>`;

/** Writes the marks that are missing or of another colour, and removes those that no page shows. */
export function writeTechMarks() {
  const names = new Set([
    ...services.flatMap(({ sectionWiseContent }) =>
      sectionWiseContent.techStack.flatMap(({ stack }) => stack),
    ),
    ...caseStudies.flatMap(({ technology }) => technology),
  ]);
  const drawings = new Map([...names].map((name) => [techMark(name).slice("/tech/".length), drawMark(name)]));
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  for (const file of present) if (!drawings.has(file)) rmSync(join(folder, file));
  for (const [file, drawing] of drawings) {
    const path = join(folder, file);
    if (!present.includes(file) || readFileSync(path, "utf8") !== drawing) writeFileSync(path, drawing);
  }
}

function drawMark(name: string) {
  const icon = byTitle.get((family[name] ?? name).toLowerCase());
  if (!icon && family[name]) throw new Error(`Simple Icons has no "${family[name]}"`);
  const shape = icon ? `<path d="${icon.path}"/>` : blocks;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${palette.copy}">${shape}</svg>\n`;
}
