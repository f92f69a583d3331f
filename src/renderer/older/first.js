/*
 * The first script of every page, for any browser of the last twenty years: it is served as it stands here.
 * A browser that lacks the newest of what we use lacks more of it, and gets that (older.ts) before anything else runs. One that
 * can't begin the page at all goes to where it is told so: the page takes `onload` away once it has begun.
 */
(function () {
  var all = document.getElementsByTagName('script');
  if (!window.AbortSignal || !AbortSignal.any || !Object.groupBy)
    document.write('<script src="' + all[all.length - 1].getAttribute('data-older') + '"><\/script>');
  onload = function () {
    location.replace('/cannot/' + location.search);
  };
})();
