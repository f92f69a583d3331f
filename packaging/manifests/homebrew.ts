/** For Homebrew on macOS: a cask, for a tap of one's own or github.com/Homebrew/homebrew-cask. */
import { SYSTEMS } from '../messages/en/systems.ts';
import { fileOf, type ManifestFiles, type Release } from './release.ts';

export function homebrewCask(release: Release): ManifestFiles {
  const arm = fileOf(release, 'mac-arm64.dmg');
  const intel = fileOf(release, 'mac-x64.dmg');
  const url = arm.url.replaceAll(release.version, '#{version}').replace(/arm64[.]dmg$/, '#{arch}.dmg');
  const text = `cask "panno-verde" do
  arch arm: "arm64", intel: "x64"

  version "${release.version}"
  sha256 arm:   "${arm.sha256}",
         intel: "${intel.sha256}"

  url "${url}"
  name "Panno Verde"
  desc "${SYSTEMS.summary.replace(/^An? /, '').replace(/^./, (first) => first.toUpperCase())}"
  homepage "${release.homepage}"

  app "Panno Verde.app"
end
`;
  return { 'panno-verde.rb': text };
}
