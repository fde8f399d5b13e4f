/** Writes public/tech: the mark of each technology that the content names, by Simple Icons. Run with `npm run icons`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import * as simpleIcons from "simple-icons";
import { caseStudies } from "../app/content/case-studies.ts";
import { services } from "../app/content/services.ts";
import { palette } from "../app/styles/palette.ts";
import { techMark } from "../app/ui/tech-mark.ts";

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

/** Two blocks, for what has no mark of its own. */
const blocks = `<path fill-opacity=".35" d="M3 12h9v9H3z"/><path d="M12 3h9v9h-9z"/>`;

const byTitle = new Map(Object.values(simpleIcons).map((icon) => [icon.title.toLowerCase(), icon]));
const names = new Set([
  ...services.flatMap(({ sectionWiseContent }) => sectionWiseContent.techStack.flatMap(({ stack }) => stack)),
  ...caseStudies.flatMap(({ technology }) => technology),
]);

mkdirSync("public/tech", { recursive: true });
for (const file of readdirSync("public/tech")) rmSync(`public/tech/${file}`);
let own = 0;
for (const name of names) {
  const icon = byTitle.get((family[name] ?? name).toLowerCase());
  if (icon) own++;
  else if (family[name]) throw new Error(`Simple Icons has no "${family[name]}"`);
  const shape = icon ? `<path d="${icon.path}"/>` : blocks;
  writeFileSync(
    `public${techMark(name)}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${palette.copy}">${shape}</svg>\n`,
  );
}
console.log(`public/tech: ${names.size} technologies, ${own} of them by a mark`);
